import { expect } from './test';
import type { Product } from './product';

/** Without an admin in the environment, the first start generates one. */
export const UNNAMED_ADMIN = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };

/** The generated account, parsed from the first start's output. */
export async function printedAccount(product: Product) {
  const printed = /E-mail\s+(?<email>\S+)\s+Password\s+(?<password>\S+)/;
  await expect.poll(() => product.output, 'the account is printed').toMatch(printed);
  return printed.exec(product.output)!.groups as { email: string; password: string };
}
