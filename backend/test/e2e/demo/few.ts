import { DEMO_LISTS, type DemoContent } from '../../../src/modules/demo/demo-content';
import { DemoLoader } from '../../../src/modules/demo/demo-loader';
import type { TestApp } from '../../support/test-app';

/** Items of each list, where the whole demo is not needed. */
export const FEW = 2;

export const fewOf = (content: DemoContent): DemoContent => ({
  ...content,
  ...Object.fromEntries(DEMO_LISTS.map((name) => [name, content[name].slice(0, FEW)])),
});

/** Until the mocks are restored; the whole demo takes a second and a half. */
export function loadsFew({ app }: TestApp): void {
  const loader = app.get(DemoLoader);
  const load = loader.load.bind(loader);
  jest.spyOn(loader, 'load').mockImplementation((content) => load(fewOf(content)));
}
