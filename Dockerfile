# The API, which also serves the built web, with the programs for backup, restore and a further administrator.
# It embeds no database: MONGODB_URI says where that is. It writes nowhere but to /data, and needs no root.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
RUN npm install --global "$(node --print "require('./package.json').packageManager")"
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/embedded-mongo/package.json packages/embedded-mongo/
COPY packages/shared/package.json packages/shared/
RUN pnpm install --frozen-lockfile --filter "@faena/api..." --filter "@faena/web..."
COPY . .
RUN pnpm --filter @faena/api --filter @faena/web run build
RUN pnpm --filter @faena/api deploy --prod --legacy /deployed

FROM node:24-bookworm-slim
# Threads that read a file or draw a PDF give their memory back with fewer arenas.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
RUN install --directory --owner=node --group=node /data
COPY --from=build /deployed/package.json apps/api/
COPY --from=build /deployed/node_modules apps/api/node_modules
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/api/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=1024", "--enable-source-maps", "apps/api/dist/main.js"]
