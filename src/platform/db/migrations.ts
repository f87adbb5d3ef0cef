import type { Migration } from "./migrate.ts"

const files = import.meta.glob<string>("../../../database/migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
})

/** All migrations, included in the server bundle. */
export const migrations: readonly Migration[] = Object.entries(files).map(([path, sql]) => ({
  name: path.slice(path.lastIndexOf("/") + 1, -".sql".length),
  sql,
}))
