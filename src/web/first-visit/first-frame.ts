/** Sets `data-painted` on the root element after the first frame; `site-frame.module.css` lays out the rest of the page then. */
export const markFirstFrame = `requestAnimationFrame(() => setTimeout(() => { document.documentElement.dataset.painted = ""; }));`
