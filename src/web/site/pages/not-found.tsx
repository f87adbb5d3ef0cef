import { data } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { NotFoundScreen } from "#src/web/frame/not-found-screen.tsx"
import { pageMeta } from "#src/web/frame/page-meta.ts"

export const meta = () => pageMeta({ title: messages.notFound.title, isPrivate: true })

export const loader = () => data(null, { status: 404 })

export default NotFoundScreen
