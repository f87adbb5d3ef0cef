import { readListPage } from "#src/platform/lists/list-page.ts"
import { system } from "#src/shared/actor.ts"
import { readTableQuery } from "#src/shared/table-query.ts"
import type { TestPlatform } from "#test/test-platform.ts"
import type { LibraryPicture } from "#src/features/media/picture.ts"
import { pictureList } from "#src/features/media/pictures.list.ts"

/** The pictures of the library, the newest first. */
export async function storedPictures(platform: TestPlatform): Promise<readonly LibraryPicture[]> {
  const query = readTableQuery(pictureList.rules, new URLSearchParams())
  return (await readListPage(platform, system, { list: pictureList, query })).rows
}
