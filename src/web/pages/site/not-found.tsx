import { data } from "react-router"
import { messages } from "#src/shared/messages.ts"
import { NotFoundScreen } from "#src/web/layouts/not-found-screen.tsx"
import { pageMeta } from "#src/web/layouts/page-meta.ts"

export const meta = () => pageMeta({ title: messages.notFound.title, isPrivate: true })

export const loader = () => data(null, { status: 404 })

export default NotFoundScreen
