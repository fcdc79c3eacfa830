import type { FrameLocator, Locator, Page } from '@playwright/test';
import { chooseFiles, picture } from './files';
import type { Translate } from './texts';

type Side = 'inEnglish' | 'inArabic';
/** A text in English and in Arabic. */
export type Pair = readonly [english: string, arabic: string];

/** A screen with forms: fields and buttons by the keys of their labels, pictures by their names. */
export class DashboardScreen {
  constructor(
    protected readonly page: Page,
    protected readonly t: Translate,
  ) {}

  field(key: string, side: Side, within: Locator | Page = this.page): Locator {
    return this.inLanguage(this.t(key), side, within);
  }

  async fillPair(key: string, [english, arabic]: Pair, within?: Locator): Promise<void> {
    await this.field(key, 'inEnglish', within).fill(english);
    await this.field(key, 'inArabic', within).fill(arabic);
  }

  /** The section with this heading. */
  part(heading: string): Locator {
    return this.page.getByRole('region', { name: this.t(heading), exact: true });
  }

  /** The cards of the section with this heading. */
  cards(heading: string): Locator {
    return this.part(heading).getByRole('listitem');
  }

  button(key: string): Locator {
    return this.page.getByRole('button', { name: this.t(key), exact: true });
  }

  picture(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  choose(name: string): Locator {
    const choose = this.t('dashboard.pictures.choose');
    return this.picture(name).getByRole('button', { name: choose });
  }

  remove(name: string): Locator {
    const remove = this.t('dashboard.pictures.remove', { name });
    return this.picture(name).getByRole('button', { name: remove, exact: true });
  }

  async choosePicture(name: string, file: string): Promise<void> {
    await chooseFiles(this.choose(name), picture(file));
  }

  async describePicture(name: string, [english, arabic]: Pair): Promise<void> {
    const label = this.t('dashboard.pictures.altOf', { name });
    await this.inLanguage(label, 'inEnglish').fill(english);
    await this.inLanguage(label, 'inArabic').fill(arabic);
  }

  private inLanguage(label: string, side: Side, within: Locator | Page = this.page): Locator {
    const name = this.t(`dashboard.forms.${side}`, { name: label });
    return within.getByRole('textbox', { name, exact: true });
  }
}

const PROJECT = {
  name: 'dashboard.projects.fields.name',
  description: 'dashboard.projects.fields.description',
  alt: 'dashboard.pictures.alt',
} as const;

interface ProjectTexts {
  name: Pair;
  description: Pair;
  alt: Pair;
  /** Its English label. */
  category: string;
}

export class ProjectForm extends DashboardScreen {
  readonly name = this.field(PROJECT.name, 'inEnglish');
  readonly arName = this.field(PROJECT.name, 'inArabic');
  readonly category = this.page.getByRole('combobox', { name: this.t('dashboard.forms.category') });
  readonly submit = this.page.locator('#screen form button[type=submit]:visible').last();
  readonly addMore = this.page.getByRole('button', {
    name: this.t('dashboard.secondaryImages.addMore'),
  });

  constructor(
    page: Page,
    t: Translate,
    private readonly number: (value: number) => string,
  ) {
    super(page, t);
  }

  async fill({ category, ...texts }: ProjectTexts): Promise<void> {
    for (const [key, pair] of Object.entries(texts) as [keyof typeof PROJECT, Pair][]) {
      await this.fillPair(PROJECT[key], pair);
    }
    await this.category.selectOption(category);
  }

  get mainPicture(): Locator {
    return this.picture(this.t('dashboard.projects.fields.image'));
  }

  async chooseMain(file: string): Promise<void> {
    await this.choosePicture(this.t('dashboard.projects.fields.image'), file);
  }

  async addSecondary(...files: string[]): Promise<void> {
    await chooseFiles(this.addMore, files.map(picture));
  }

  /** Name of a secondary picture; `place` counts from 1. */
  nameOf(place: number): string {
    return this.t('dashboard.secondaryImages.pictureAt', { place: this.number(place) });
  }

  secondary(place: number): Locator {
    return this.picture(this.nameOf(place));
  }
}

/** The preview of the site: beside the forms, or over them in narrow windows. */
export class SitePreview {
  constructor(
    private readonly page: Page,
    private readonly t: Translate,
  ) {}

  /** The public page in the frame. */
  get site(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get headline(): Locator {
    return this.site.getByRole('heading', { level: 1 });
  }

  /** Opens the preview and waits until it follows the form. */
  async open(): Promise<void> {
    await this.press('open');
    await this.page.getByText(this.t('dashboard.preview.live'), { exact: true }).waitFor();
  }

  close = () => this.press('close');

  /** A language or a width. */
  choose(option: string): Promise<void> {
    return this.page.getByRole('radio', { name: option, exact: true }).check();
  }

  private press(key: string): Promise<void> {
    const name = this.t(`dashboard.preview.${key}`);
    return this.page.getByRole('button', { name, exact: true }).click();
  }
}
