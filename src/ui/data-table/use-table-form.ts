import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { readTableQuery, tableAddress, type TableRules } from "#src/shared/table-query.ts"

/** Goes where a form of the list leads, by an address without empty fields; without script the browser sends them. */
export function useTableForm(rules: TableRules): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.hasAttribute("name")) return
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    )
    const query = readTableQuery(rules, new URLSearchParams(entries))
    void navigate(tableAddress(rules, query), { preventScrollReset: true })
  }
}
