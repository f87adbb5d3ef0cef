/** Clients of the hotel, all of them invented like the hotel itself. Their logos are in public/brand/clients. */
export const clients = [
  { id: 1, slug: "01-anila-airways", name: "Anila Airways" },
  { id: 2, slug: "02-tarkash-rowe", name: "Tarkash Rowe" },
  { id: 3, slug: "03-kundanika", name: "Kundanika" },
  { id: 4, slug: "04-lekhani-house", name: "Lekhani House" },
  { id: 5, slug: "05-saanjh-film-festival", name: "Saanjh Film Festival" },
  { id: 6, slug: "06-doonleaf-tea-house", name: "Doonleaf Tea House" },
  { id: 7, slug: "07-veenakar", name: "Veenakar" },
  { id: 8, slug: "08-chabutra-studio", name: "Chabutra Studio" },
  { id: 9, slug: "09-saptarsh-instruments", name: "Saptarsh Instruments" },
  { id: 10, slug: "10-nauka-freight", name: "Nauka Freight" },
  { id: 11, slug: "11-hundi-and-grange", name: "Hundi & Grange" },
  { id: 12, slug: "12-warp-and-madder", name: "Warp & Madder" },
  { id: 13, slug: "13-kevda-parfumeur", name: "Kevda Parfumeur" },
  { id: 14, slug: "14-palkee-journeys", name: "Palkee Journeys" },
].map(({ slug, ...client }) => ({
  ...client,
  img: `/brand/clients/${slug}.svg`,
  link: `https://${slug.slice(3)}.example/`,
}))
