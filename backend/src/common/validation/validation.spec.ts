import type { ArgumentMetadata } from '@nestjs/common';
import { UpdateProfileDto } from '../../modules/admin-profile/admin-profile.dto';
import { CreateMessageDto } from '../../modules/messages/messages.dto';
import { UpdateProductDto } from '../../modules/products/products.dto';
import { ProjectsQueryDto } from '../../modules/projects/projects-query.dto';
import { UpdateProjectDto } from '../../modules/projects/projects.dto';
import { SaveSiteTextsDto } from '../../modules/site-texts/site-texts.dto';
import type { ApiError } from '../errors/api-error';
import { createValidationPipe } from './validation.pipe';

type Dto = ArgumentMetadata['metatype'];

const validate = (metatype: Dto, value: object): Promise<unknown> =>
  createValidationPipe().transform(value, { type: 'body', metatype });

async function rejected(metatype: Dto, value: object): Promise<ApiError> {
  return (await validate(metatype, value).catch((thrown: unknown) => thrown)) as ApiError;
}

const MESSAGE = { name: 'Nora', email: 'n@example.com', phone: '0501234567', message: 'Hello' };

describe('the validation of a body', () => {
  afterEach(() => jest.useRealTimers());

  it.each<[Dto, object, string, string | RegExp, string | RegExp]>([
    [CreateMessageDto, { name: '' }, 'name', 'This field is required.', 'هذا الحقل مطلوب.'],
    [
      CreateMessageDto,
      { email: 'nora' },
      'email',
      'This is not an email address.',
      'عنوان البريد الإلكتروني غير صحيح.',
    ],
    [CreateMessageDto, { phone: { $gt: '' } }, 'phone', 'This must be a text.', 'يجب أن يكون نصًا.'],
    [
      CreateMessageDto,
      { message: 'x\u0000'.repeat(9_000) },
      'message',
      /^At most \d+ characters\.$/,
      /^الحد الأقصى لعدد الأحرف: [٠-٩]+\.$/,
    ],
    [
      UpdateProductDto,
      { arCategory: 'x' },
      'arCategory',
      'Both languages are needed.',
      'يلزم إدخال القيمة باللغتين.',
    ],
    [UpdateProfileDto, { name: 'x', password: 'password1' }, 'password', /most common/, /شيوعًا/],
    [
      UpdateProfileDto,
      { name: 'x', password: 'cedar and oak 9' },
      'currentPassword',
      'This field is required.',
      'هذا الحقل مطلوب.',
    ],
    [
      SaveSiteTextsDto,
      { contact: { mainText: 7 } },
      'contact.mainText',
      'This must be a text.',
      'يجب أن يكون نصًا.',
    ],
    [
      SaveSiteTextsDto,
      { join: 'x' },
      'join',
      'This must be an object of texts.',
      'يجب أن تكون مجموعة نصوص.',
    ],
    [
      ProjectsQueryDto,
      { limit: 'x' },
      'limit',
      'A whole number from 1 to 100.',
      'رقم صحيح من ١ إلى ١٠٠.',
    ],
    [ProjectsQueryDto, { category: [{}] }, 'category', 'A text or several.', 'نص أو أكثر.'],
    [ProjectsQueryDto, { lang: 'fr' }, 'lang', 'One of ar, en.', 'إحدى القيم: ar، en.'],
  ])('of %p reports for %j what is wrong with %s', async (dto, body, name, english, arabic) => {
    const { details } = await rejected(dto, body);
    const message = details?.find(({ field }) => field === name)?.message;
    expect(message?.en).toMatch(english);
    expect(message?.ar).toMatch(arabic);
  });

  it('reports the first invalid field', async () => {
    const { code, text } = await rejected(CreateMessageDto, { ...MESSAGE, email: 'nora' });
    expect({ code, text }).toEqual({
      code: 'validation_failed',
      text: {
        en: 'This is not an email address.',
        ar: 'عنوان البريد الإلكتروني غير صحيح.',
      },
    });
  });

  it('accepts pasted values with invisible characters', async () => {
    const pasted = {
      name: 'Nora\u2028Haddad\uFEFF',
      email: 'n@example.com\u200B',
      phone: '\u202D+966 50\u2212123\u22124567\u202C',
      message: 'Call \u202A+966 50\u202C\u000Bplease',
    };
    expect(await validate(CreateMessageDto, pasted)).toEqual({
      name: 'Nora Haddad',
      email: 'n@example.com',
      phone: '+966 50-123-4567',
      message: 'Call +966 50\nplease',
    });
  });

  it('validates very long blanks quickly', async () => {
    const began = performance.now();
    for (const blank of [' ', '\n', '\u200C', '\uFE0F', '\u200F']) {
      await rejected(CreateMessageDto, {
        ...MESSAGE,
        name: `${blank.repeat(300_000)}x`,
        phone: '1',
      });
    }
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each([
    ['٢٠٢٤-٠١-٠٥', '2024-01-05'],
    ['2024-1-5', '2024-01-05'],
    ['\u200F2024–1\u22125', '2024-01-05'],
    ['2026-11-26', '2026-11-26'],
    ['', ''],
  ])('takes the date %j', async (date, expected) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T21:00:00Z'), doNotFake: ['nextTick'] });
    expect(await validate(UpdateProductDto, { date })).toEqual({ date: expected });
  });

  it.each([
    ['٤٥٫٥', '45.5'],
    ['45,25', '45.25'],
    [' 1200 ', '1200'],
    ['', ''],
  ])('takes the area %j', async (area, expected) => {
    expect(await validate(UpdateProjectDto, { area })).toEqual({ area: expected });
  });

  it.each(['1,200', '45.', 'about 45', '-3'])(
    'rejects the area %j with a message',
    async (area) => {
      const { details } = await rejected(UpdateProjectDto, { area });
      expect(details?.[0]?.message.en).toBe('A number such as 320 or 45.5.');
    },
  );

  it.each(['2026-11-27', '2026-02-30', '5/1/2024', '2024-01'])(
    'rejects the date %j with a message, also tomorrow in Riyadh',
    async (date) => {
      jest.useFakeTimers({ now: Date.parse('2026-11-26T20:59:59Z'), doNotFake: ['nextTick'] });
      const { details } = await rejected(UpdateProductDto, { date });
      expect(details?.[0]?.message.en).toMatch(/YYYY-MM-DD.* not in the future/);
    },
  );

  it('normalises texts, and reads the numbers and lists of a query', async () => {
    const body = { ...MESSAGE, name: '  No\u0308ra ', other: 'x' };
    expect(await validate(CreateMessageDto, body)).toEqual({ ...MESSAGE, name: 'N\u00F6ra' });
    const query = { page: '2', category: 'Doors' };
    expect(await validate(ProjectsQueryDto, query)).toEqual({ page: 2, category: ['Doors'] });
  });
});
