#!/bin/sh
# Keeps a folder, which nginx serves, as the store is: follow.sh <folder>. Each state that goes live is written beside the one
# before, then a link is renamed, so that no request finds half a site. It goes on where it was killed.
mkdir -p "$1/apps"
folder=$(realpath "$1")
shown=$(readlink "$folder/current" | cut -d- -f2)
while :; do
  # A store that cannot be reached is asked again; visitors keep what they have.
  live=$(node platform/commands/bin.mjs status --json | node -p 'JSON.parse(fs.readFileSync(0, "utf8")).live.serial') || live=$shown
  next=$folder/new/$live
  rm -rf "$folder/new"
  if [ "$live" != "$shown" ] && node platform/commands/bin.mjs export "$next" --for plain; then
    find "$next" -type f ! -name '*.png' ! -name '*.woff2' -exec gzip -9 -k {} +
    # A release never changes, and a page comes after the releases that it names. Each file is renamed, so that none is half.
    (cd "$next" && find apps -type d -exec mkdir -p "$folder/{}" \; -o -exec mv -n {} "$folder/{}" \;)
    rm -rf "$next/apps" "$folder/state-$live"
    mv "$next" "$folder/state-$live"
    ln -sfn "state-$live" "$folder/next" && mv -T "$folder/next" "$folder/current"
    find "$folder" -maxdepth 1 -name 'state-*' ! -name "state-$live" ! -name "state-$shown" -exec rm -r {} +
    shown=$live
  fi
  sleep "${PAUSE:-15}"
done
