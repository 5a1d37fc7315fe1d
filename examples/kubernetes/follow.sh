#!/bin/sh
# Keeps a folder, which nginx serves, as the store is: follow.sh <folder>. Each state that goes live is written beside the one
# before, then a link is renamed, so that no request finds half a site.
folder=$1
shown=
ln -sfn current/apps "$folder/apps"
while :; do
  # A store that cannot be reached is asked again; visitors keep what they have.
  live=$(node platform/commands/bin.mjs status --json | node -p 'JSON.parse(fs.readFileSync(0, "utf8")).live.serial') || live=$shown
  if [ "$live" != "$shown" ] && node platform/commands/bin.mjs export "$folder/new/$live" --for plain; then
    find "$folder/new/$live" -type f ! -name '*.png' ! -name '*.woff2' -exec gzip -9 -k {} +
    mv "$folder/new/$live" "$folder/state-$live"
    ln -sfn "state-$live" "$folder/next" && mv -T "$folder/next" "$folder/current"
    find "$folder" -maxdepth 1 -name 'state-*' ! -name "state-$live" ! -name "state-$shown" -exec rm -r {} +
    shown=$live
  fi
  sleep "${PAUSE:-15}"
done
