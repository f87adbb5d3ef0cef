/**
 * Sets `data-painted` on the root element after the first frame; `site-frame.module.css` lays out the rest of the page then.
 * A hidden page has no frames.
 */
export const markFirstFrame = `{
  const mark = () => { document.documentElement.dataset.painted = ""; };
  if (document.hidden) mark();
  else requestAnimationFrame(() => setTimeout(mark));
}`
