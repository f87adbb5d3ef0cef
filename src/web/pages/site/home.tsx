import { hotel } from "#src/shared/hotel.ts"

export const meta = () => [{ title: hotel.fullName }]

export default function Home() {
  return <h1>{hotel.name}</h1>
}
