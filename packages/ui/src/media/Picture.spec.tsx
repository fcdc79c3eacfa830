import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderIn } from '../../test/render';
import { cropPosition, Picture } from './Picture';

const image = { url: '/a', width: 600, height: 450, placeholder: 'data:image/webp;base64,AA' };

describe('Picture', () => {
  it('reserves its space and comes when it is near', async () => {
    await renderIn('en', <Picture image={image} alt="Oak stairs" sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'Oak stairs' });
    expect(picture).toHaveAttribute('src', '/a?w=640');
    expect(picture).toHaveAttribute('srcset', '/a?w=320 320w, /a?w=640 600w');
    expect(picture).toHaveAttribute('sizes', '50vw');
    expect(picture).toHaveAttribute('width', '600');
    expect(picture).toHaveAttribute('height', '450');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('hides a blurred placeholder from screen readers, without an inline style', () => {
    const html = renderToStaticMarkup(
      <Picture image={image} alt="Oak stairs" sizes="50vw" cover loading="eager" />,
    );
    expect(html).toContain('data:image/webp;base64,AA');
    expect(html.match(/alt=""/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  it('keeps its focal point in view in every crop, in steps of the style sheet', () => {
    const html = renderToStaticMarkup(
      <Picture image={{ ...image, focus: { x: 40, y: 85 } }} alt="Stairs" sizes="50vw" cover />,
    );
    expect(html).toContain('data-focus-x="40" data-focus-y="100"');
    expect(html).not.toContain('style=');
    const sheet = readFileSync(join(__dirname, 'Picture.module.css'), 'utf8');
    for (const axis of ['x', 'y']) {
      for (const step of [0, 10, 20, 30, 40, 60, 70, 80, 90, 100]) {
        expect(sheet).toContain(`[data-focus-${axis}='${step}'] {\n  --focus-${axis}: ${step}%;`);
      }
    }
  });

  it.each([0.34, 0.5, 0.75])(
    'shows what is around its focal point in a crop to %f of it, unless that is at its edge',
    (share) => {
      for (let point = 0; point <= 100; point++) {
        const start = cropPosition(point) * (1 - share);
        const end = Math.ceil(start + 100 * share);
        const inside = (percent: number) => start <= percent && percent <= end;
        expect([Math.max(0, point - 7), Math.min(100, point + 7)].every(inside)).toBe(true);
      }
    },
  );

  it('has its placeholder in the browser only, not in the HTML', async () => {
    const picture = <Picture image={image} alt="Oak stairs" sizes="50vw" />;
    expect(renderToStaticMarkup(picture)).not.toContain('data:');
    const { container } = await renderIn('en', picture);
    expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', image.placeholder);
  });

  it.each([
    ['where there is none', { url: '/a' }],
    ['beneath a transparent picture', { ...image, transparent: true as const }],
  ])('draws no placeholder %s', async (_where, given) => {
    const { container } = await renderIn('en', <Picture image={given} alt="" sizes="50vw" />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('has no sizes for a single source', async () => {
    await renderIn('en', <Picture image={{ url: '/a', width: 64 }} alt="Mark" sizes="50vw" />);
    expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  });

  it('is preloaded with the same sources, so that it is not fetched twice', () => {
    const html = renderToStaticMarkup(
      <Picture image={image} alt="Hero" sizes="100vw" loading="eager" fetchPriority="high" />,
    );
    const preload = html.match(/<link[^>]*>/g) ?? [];
    expect(preload).toHaveLength(1);
    expect(preload[0]).toContain('imageSrcSet="/a?w=320 320w, /a?w=640 600w" imageSizes="100vw"');
    expect(html).toContain('sizes="100vw" srcSet="/a?w=320 320w, /a?w=640 600w"');
  });
});
