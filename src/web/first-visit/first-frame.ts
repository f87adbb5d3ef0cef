/**
 * Sets `data-painted` on the root element after the first frame; `site-frame.module.css` lays out the rest of the page then.
 * A hidden page has no frames; an address with a fragment scrolls to a place below at once.
 */
export const markFirstFrame = `{
  const mark = () => { document.documentElement.dataset.painted = ""; };
  if (document.hidden || location.hash) mark();
  else requestAnimationFrame(() => setTimeout(mark));
}`
