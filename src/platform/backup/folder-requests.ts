import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import type { Log } from "../log/log.ts"
import { BackupProblem } from "./backup-problem.ts"

const pollMilliseconds = 500
const takenWithinMilliseconds = 15_000
const request = ".request"
const answer = ".answer"

export const requestFolder = (dataDir: string): string => join(dataDir, "backup-requests")

/** Written under another name first, so that a reader never sees half of it. */
async function writeWhole(path: string, content: unknown): Promise<void> {
  await writeFile(`${path}.part`, JSON.stringify(content), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

type Answer = { readonly value?: unknown; readonly problem?: string }

/** Reads and deletes a file; null when there is none. */
async function take(path: string): Promise<string | null> {
  const content = await readFile(path, "utf8").catch(() => null)
  if (content !== null) await rm(path, { force: true })
  return content
}

/**
 * Sends a request to the process that holds a data folder, by a file in that folder, which only its owner can write.
 * Throws BackupProblem without an answer.
 */
export async function requestFromHolder(dataDir: string, question: unknown): Promise<unknown> {
  const path = join(requestFolder(dataDir), randomUUID())
  await mkdir(requestFolder(dataDir), { recursive: true, mode: 0o700 })
  await writeWhole(path + request, question)
  const deadline = Date.now() + takenWithinMilliseconds
  for (;;) {
    await wait(pollMilliseconds)
    const content = await take(path + answer)
    if (content !== null) {
      const { value, problem } = JSON.parse(content) as Answer
      if (problem !== undefined) throw new BackupProblem(`The running hotel refused: ${problem}`)
      return value
    }
    // The file is deleted once the request was read; the answer may take minutes.
    if (Date.now() > deadline && (await take(path + request)) !== null)
      throw new BackupProblem(
        `The process that uses ${dataDir} does not answer. Stop it, or start it with this version, then try again.`,
      )
  }
}

type AnswerOne = (question: unknown) => Promise<unknown>

async function replyTo(content: string, answerOne: AnswerOne, log: Log): Promise<Answer> {
  try {
    return { value: await answerOne(JSON.parse(content)) }
  } catch (error) {
    log.error({ err: error }, "a request for a backup failed")
    return { problem: String(error) }
  }
}

/** Answers the requests of `requestFromHolder` until it is stopped. Requests from before the start are deleted. */
export async function answerRequests(
  { dataDir, log }: { dataDir: string; log: Log },
  answerOne: AnswerOne,
): Promise<() => Promise<void>> {
  const folder = requestFolder(dataDir)
  await rm(folder, { recursive: true, force: true })
  const stopped = new AbortController()
  const poll = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      const content = name.endsWith(request) ? await take(join(folder, name)) : null
      if (content === null) continue
      const reply = await replyTo(content, answerOne, log)
      await writeWhole(join(folder, name.slice(0, -request.length) + answer), reply)
    }
  }
  const polling = (async () => {
    while (!stopped.signal.aborted) {
      await poll().catch((error: unknown) => log.error({ err: error }, "backup requests cannot be read"))
      await wait(pollMilliseconds, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
    }
  })()
  return async () => {
    stopped.abort()
    await polling
  }
}
