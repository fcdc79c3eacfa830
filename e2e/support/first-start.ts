import { expect } from './test';
import type { Product } from './product';

/** No admin is named in the environment: the first start makes one up. */
export const UNNAMED_ADMIN = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

/** Whom the first start has created, read as a person does: from what it has printed. */
export async function printedAccount(product: Product) {
  const printed = /E-mail\s+(?<email>\S+)\s+Password\s+(?<password>\S+)/;
  await expect.poll(() => product.output, 'the account is printed').toMatch(printed);
  return printed.exec(product.output)!.groups as { email: string; password: string };
}
