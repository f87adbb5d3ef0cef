import { useReducer, useRef, useState } from "react"
import { maxBytes } from "../picture.ts"
import { pictureFileReasons } from "../picture-refusals.ts"
import { changeEntries, entryOf, type FieldEntry, type FieldPicture } from "./field-picture.ts"
import { sendPicture } from "./send-picture.ts"

const isOnItsWay = ({ picture, reason }: FieldEntry): boolean => picture === null && reason === null

function refusalOfSize({ size }: File, isAmongSeveral: boolean): string | null {
  const most = isAmongSeveral ? maxBytes.amongSeveral : maxBytes.alone
  if (size <= most) return null
  return pictureFileReasons[isAmongSeveral ? "too-large-among-several" : "too-large-alone"]
}

/** The pictures of a field; files are uploaded one by one as soon as they are chosen. */
export function usePictureEntries(pictures: readonly FieldPicture[], isSeveral: boolean) {
  const [entries, change] = useReducer(changeEntries, pictures, (initial) => initial.map(entryOf))
  const line = useRef(Promise.resolve())
  const nextKey = useRef(0)

  const send = (file: File, key: string, isAmongSeveral: boolean) => {
    const tooLarge = refusalOfSize(file, isAmongSeveral)
    if (tooLarge) {
      change({ kind: "refused", key, reason: tooLarge })
      return
    }
    const onProgress = (progress: number) => change({ kind: "progressed", key, progress })
    const inTurn = async (before: Promise<void>) => {
      await before
      change({ ...(await sendPicture({ file, isAmongSeveral, onProgress })), key })
    }
    line.current = inTurn(line.current)
  }

  const add = (files: readonly File[]) => {
    const chosen = isSeveral ? files : files.slice(0, 1)
    for (const file of chosen) {
      nextKey.current += 1
      const key = `file-${nextKey.current}`
      change({ kind: "added", key, fileName: file.name, replaces: !isSeveral })
      send(file, key, chosen.length > 1)
    }
  }

  const [initialIds] = useState(() => pictures.map(({ id }) => id))
  const isChosen = entries.some(({ picture }) => picture === null || !initialIds.includes(picture.id))
  return { entries, change, add, isChosen, isSending: entries.some(isOnItsWay) }
}
