# A remote: docker build -f deploy/docker/web.Dockerfile --build-arg PART=mfe-orders -t werkbank/mfe-orders:0.1.0 .
# With the releases before it, for pages that are open and for a gradual rollout:
#           … --build-arg PREVIOUS=werkbank/mfe-orders:0.1.0 --build-arg SHARE=10 -t werkbank/mfe-orders:0.2.0 .
# The shell: … --build-arg PART=shell -t werkbank/shell:0.1.0 .
ARG NODE=node:24.21.0-bookworm-slim
ARG PREVIOUS=none-before

FROM ${NODE} AS none-before
RUN mkdir /site

FROM ${PREVIOUS} AS before

FROM ${NODE} AS build
WORKDIR /app
COPY . .
COPY --from=before /site /site
RUN npm ci --ignore-scripts
ARG PART
ARG SHARE=100
RUN if [ "$PART" = shell ]; then node tools/run.mjs build shell && cp -r shell/dist/. /site; \
    else node tools/run.mjs release "$PART" --to /site --share "$SHARE"; fi \
    && find /site \( -name '*.map' -o -name .built-from \) -delete \
    && node tools/run.mjs sbom "$PART" && mv "$PART/dist/sbom.cdx.json" /sbom.cdx.json \
    && chmod -R a+rX /site /sbom.cdx.json

# It serves on 8080, as nobody in particular, and writes to /tmp alone.
FROM nginxinc/nginx-unprivileged:1.29-alpine
COPY deploy/docker/web.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site /site
COPY --from=build /sbom.cdx.json /
USER 10001:10001
