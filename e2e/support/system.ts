import type { Project } from '@manjara/contracts';
import type { APIRequest } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { adminApi } from './admin';
import { picture } from './pictures';
import { Product, type ProductOptions } from './product';
import { test as base } from './test';

/** Without demo content a product starts in seconds. */
const QUICK = { DEMO_CONTENT: '0' };

interface Fixtures {
  /** Registers work for the end of the test, whatever its result; runs in reverse order. */
  cleanUp: (work: () => Promise<unknown>) => void;
  /** Starts a product for this test only; all are removed at its end. */
  start: (options?: ProductOptions) => Promise<Product>;
}

export const test = base.extend<Fixtures>({
  cleanUp: async ({ context }, use) => {
    const tasks: (() => Promise<unknown>)[] = [];
    await use((work) => void tasks.push(work));
    // Close the pages first: they would report errors when their product stops.
    for (const page of context.pages()) await page.close();
    for (const task of tasks.reverse()) await task();
  },
  start: ({ cleanUp }, use) =>
    use(async (options = {}) => {
      const product = await Product.start({ ...options, env: { ...QUICK, ...options.env } });
      cleanUp(() => product.remove());
      return product;
    }),
});

/** Adds a project with two secondary pictures over HTTP; resolves when it is acknowledged. */
export async function addProject(request: APIRequest, url: string, name: string): Promise<Project> {
  const file = async (image: string) => ({
    name: `${image}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await readFile(picture(image)),
  });
  const form = new FormData();
  const texts = {
    name,
    arName: `${name} بالعربية`,
    category: 'Hospitality',
    arCategory: 'الضيافة',
    description: 'Entered by a test.',
    arDescription: 'أدخله اختبار.',
    alt: 'A room',
    arAlt: 'غرفة',
  };
  for (const [key, value] of Object.entries(texts)) form.set(key, value);
  for (const [key, image] of [
    ['image', 'hospitality-1'],
    ['secondaryImages', 'detail-1'],
    ['secondaryImages', 'detail-2'],
  ] as const) {
    const { buffer, mimeType, name: fileName } = await file(image);
    form.append(key, new File([buffer], fileName, { type: mimeType }));
  }
  const api = await adminApi(request, url);
  try {
    const response = await api.post('/api/projects', { multipart: form });
    if (!response.ok()) throw new Error(`${response.status()}: ${await response.text()}`);
    return (await response.json()) as Project;
  } finally {
    await api.dispose();
  }
}
