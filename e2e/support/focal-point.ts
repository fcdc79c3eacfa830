import type { Locator, Page } from '@playwright/test';
import { drag } from './touch';
import type { Translate } from './texts';

interface Share {
  x: number;
  y: number;
}

/** The dialog that sets a picture's focal point; positions are fractions of the picture. */
export class FocalPoint {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  private get dialog(): Locator {
    const name = this.t('dashboard.focalPoint.title');
    return this.page.getByRole('dialog', { name, exact: true });
  }

  private slider(key: string): Locator {
    return this.dialog.getByRole('slider', { name: this.t(`dashboard.focalPoint.${key}`) });
  }

  private get area(): Locator {
    return this.dialog.locator('div:has(> span input)');
  }

  get fromLeft(): Locator {
    return this.slider('fromLeft');
  }

  get fromTop(): Locator {
    return this.slider('fromTop');
  }

  get done(): Locator {
    const name = this.t('dashboard.focalPoint.done');
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** The previews of the site's crops. */
  get crops(): Locator {
    return this.dialog.locator('li img:not([aria-hidden])');
  }

  /** @param picture its name */
  async open(picture: string): Promise<void> {
    const name = this.t('dashboard.focalPoint.open', { name: picture });
    await this.page.getByRole('button', { name, exact: true }).click();
    await this.fromLeft.waitFor();
  }

  async tap(x: number, y: number): Promise<void> {
    const { width, height } = (await this.area.boundingBox())!;
    await this.area.tap({ position: { x: x * width, y: y * height } });
  }

  drag(from: Share, to: Share): Promise<void> {
    return drag(this.area, from, to);
  }
}
