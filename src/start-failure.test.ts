import { expect, test } from "vitest"
import { DataFolderFull } from "#src/platform/db/data-folder-lock.ts"
import { DatabaseUnavailable } from "#src/platform/db/database-unavailable.ts"
import { formatStartFailure } from "./start-failure.ts"

const fault = (message: string, more: object): Error => Object.assign(new Error(message), more)

test.each([
  [
    "a database that does not exist",
    fault('database "hotel" does not exist', { code: "3D000" }),
    /^The database of DATABASE_URL refuses: database "hotel" does not exist\. Correct/,
  ],
  [
    "a wrong password",
    fault("password authentication failed", { code: "28P01" }),
    /refuses: password authentication failed/,
  ],
  [
    "a user who may not create tables",
    fault("permission denied for schema public", { code: "42501" }),
    /may create tables/,
  ],
  [
    "a database that does not answer",
    new DatabaseUnavailable(
      new AggregateError([new Error("refused at ::1"), new Error("refused at 127.0.0.1")]),
    ),
    /does not answer: Error: refused at ::1, Error: refused at 127\.0\.0\.1$/,
  ],
  [
    "a full disk",
    new DataFolderFull("/srv/data", new Error("no space left")),
    /^The disk of the data folder \/srv\/data is full/,
  ],
  ["a port in use", fault("listen", { code: "EADDRINUSE", syscall: "listen" }), /^That port is in use\./],
  [
    "a port that the user may not use",
    fault("listen EACCES: permission denied 0.0.0.0:80", { code: "EACCES", syscall: "listen" }),
    /^Vimana cannot listen at the address of HOST and PORT: listen EACCES/,
  ],
  [
    "a data folder that cannot be written",
    fault("EACCES: permission denied, mkdir '/srv/data'", { code: "EACCES", syscall: "mkdir" }),
    /^The data folder cannot be used: .*Set DATA_DIR/,
  ],
])("a start that fails because of %s says so in one line", (_, error, line) => {
  const text = formatStartFailure(error)
  expect(text).toMatch(line)
  expect(text).not.toContain("\n")
})

test("an unexpected failure of a start keeps its stack", () => {
  expect(formatStartFailure(new TypeError("x is not a function"))).toBeNull()
  expect(
    formatStartFailure(fault("no such file, open 'build'", { code: "ENOENT", syscall: "open" })),
  ).toBeNull()
  expect(formatStartFailure("text")).toBeNull()
})
