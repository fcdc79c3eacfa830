/*
 * For jest's `setupFilesAfterEnv`. Two answers of jsdom that take most of the time of a query by role.
 */

/** Without other styles, an element's style depends on its tag and these attributes only. */
const ATTRIBUTES = ['hidden', 'open', 'type', 'disabled', 'dir'];

const { getComputedStyle } = window;
const known = new Map<string, CSSStyleDeclaration>();

function hasStyles(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (each.hasAttribute('style')) return true;
  }
  return document.styleSheets.length > 0;
}

// Otherwise jsdom matches its whole default style sheet in each call.
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || hasStyles(element)) return getComputedStyle.call(window, element, pseudo);
  const key = [element.tagName, ...ATTRIBUTES.map((name) => element.getAttribute(name))].join();
  let style = known.get(key);
  if (!style) known.set(key, (style = getComputedStyle.call(window, element)));
  return style;
};

// jsdom searches the page for the control of each of its labels.
const { get: getLabels } = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'labels')!;
const none = document.createElement('p').querySelectorAll('label');
Object.defineProperty(HTMLButtonElement.prototype, 'labels', {
  configurable: true,
  get(this: HTMLButtonElement) {
    return this.id || this.closest('label') ? (getLabels!.call(this) as typeof none) : none;
  },
});

export {};
