/* global addEventListener, document, location, requestAnimationFrame, window -- what runs in the page */

/** Where a page keeps when it was left, for the next document. */
const LEFT = 'bench-left';

/**
 * Makes every document say when the heading of an address was painted, `headingAt(path)`, and its own
 * first one, `arrived`: milliseconds since 1970, to compare between documents.
 */
export function watchPaint() {
  const now = () => performance.timeOrigin + performance.now();
  window.headingAt = (path, other) =>
    new Promise((resolve) => {
      const look = () => {
        const title = document.querySelector('h1');
        const there = location.pathname === path && title && title !== other;
        if (!there) return requestAnimationFrame(look);
        // A message that is sent while a frame is made is heard after it was painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(now());
        port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  window.arrived = window.headingAt(location.pathname);
}

/** Clicks the link; milliseconds from its click, as the browser took it, to the next heading. */
export async function afterClick(page, link, to) {
  await page.evaluate((path) => {
    const before = document.querySelector('h1');
    window.measured = new Promise((resolve) => {
      const hear = async (event) => {
        const at = await window.headingAt(path, before);
        resolve(at - performance.timeOrigin - event.timeStamp);
      };
      addEventListener('click', hear, { capture: true, once: true });
    });
  }, to);
  await link.click();
  return page.evaluate(() => window.measured);
}

/** Loads the address as a whole document; milliseconds until its heading. */
export async function afterLoad(page, to) {
  await page.evaluate(
    ([key, path]) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + performance.now()));
      location.assign(path);
    },
    [LEFT, to],
  );
  await page.waitForURL((url) => url.pathname === to, { waitUntil: 'commit' });
  const at = await page.evaluate(() => window.arrived);
  return at - Number(await page.evaluate((key) => sessionStorage.getItem(key), LEFT));
}
