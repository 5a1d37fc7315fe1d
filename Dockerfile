# Two images, both without root. The last one is nginx with the configuration that `site nginx` prints. The store is a volume:
# a promotion replaces a link in it, and the running container serves the new pages from the next request on.
#   docker build -t mirqam . && docker run -p 8080:8080 -v "$PWD/.site:/srv/site:ro" mirqam
# The target `tool` runs the `site` command on the store that SITE_STORE names:
#   docker build -t mirqam-tool --target tool . && docker run -e SITE_STORE=s3://my-site mirqam-tool status
FROM node:22-slim AS tool
WORKDIR /site
# Packages before sources, so that a change of sources installs nothing.
COPY package.json package-lock.json .npmrc ./
COPY platform/package.json platform/
COPY shared/package.json shared/
RUN npm ci --workspace @mirqam/platform --omit dev --ignore-scripts
COPY platform platform
COPY shared shared
USER node
ENTRYPOINT ["node", "platform/commands/bin.mjs"]

FROM tool AS configuration
RUN node platform/commands/bin.mjs nginx --root /srv/site --port 8080 --brotli > /tmp/site.conf

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/* \
  && sed -i 's#^pid .*#pid /tmp/nginx.pid;#; s#^error_log .*#error_log stderr;#; /^user /d' /etc/nginx/nginx.conf \
  && sed -i 's#access_log .*#access_log /dev/stdout;#; /error_log \/var/d' /etc/nginx/nginx.conf \
  && for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path /tmp/$kind;"; done > /etc/nginx/conf.d/temporary.conf
COPY --from=configuration /tmp/site.conf /etc/nginx/conf.d/site.conf
VOLUME /srv/site
EXPOSE 8080
# www-data, by its number: Kubernetes then knows that it is not root.
USER 33:33
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /robots.txt HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q ' 200 OK' <&3"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
