# nginx with the configuration that `site nginx` prints. The store is a volume: a promotion replaces a link in it, and the
# running container serves the new pages from the next request on.
#   docker build -t mirqam . && docker run -p 8080:8080 -v "$PWD/.site:/srv/site:ro" mirqam
FROM node:22-slim AS configuration
WORKDIR /site
COPY . .
RUN npm ci --workspace @mirqam/platform --omit dev --ignore-scripts \
  && node platform/commands/bin.mjs nginx --root /srv/site --port 8080 --brotli > /site.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/* \
  && ln -sf /dev/stdout /var/log/nginx/access.log \
  && ln -sf /dev/stderr /var/log/nginx/error.log
COPY --from=configuration /site.conf /etc/nginx/conf.d/site.conf
VOLUME /srv/site
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
