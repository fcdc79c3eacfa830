import type { Project } from '@manjara/contracts';
import type { APIRequest } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { adminApi } from './admin';
import { picture } from './pictures';
import { Product, type ProductOptions } from './product';
import { test as base } from './test';

/** Without demo content a product is ready in seconds. */
const QUICK = { DEMO_CONTENT: '0' };

interface Fixtures {
  /** Starts a product of the test's own; all of them are gone when the test ends. */
  start: (options?: ProductOptions) => Promise<Product>;
  /** Runs when the test ends, whatever its result. */
  cleanUp: (work: () => Promise<unknown>) => void;
}

export const test = base.extend<Fixtures>({
  start: async ({ watch: _ }, use) => {
    const started: Product[] = [];
    await use(async (options = {}) => {
      const product = await Product.start({ ...options, env: { ...QUICK, ...options.env } });
      started.push(product);
      return product;
    });
    for (const product of started) await product.remove();
  },
  cleanUp: async ({ watch: _ }, use) => {
    const tasks: (() => Promise<unknown>)[] = [];
    await use((work) => void tasks.push(work));
    for (const task of tasks.reverse()) await task();
  },
});

/** Adds a project over HTTP, with two secondary pictures; resolves when it is acknowledged. */
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
