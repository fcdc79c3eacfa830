import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderIn } from '../../test/render';
import { Picture } from './Picture';

const image = { url: '/a.jpg', width: 640, height: 480, placeholder: 'data:image/webp;base64,AA' };

describe('Picture', () => {
  it('reserves its space and comes when it is near', async () => {
    await renderIn('en', <Picture image={image} alt="Oak stairs" sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'Oak stairs' });
    expect(picture).toHaveAttribute('src', '/a.jpg');
    expect(picture).toHaveAttribute('width', '640');
    expect(picture).toHaveAttribute('height', '480');
    expect(picture).toHaveAttribute('loading', 'lazy');
  });

  it('can be fetched first', async () => {
    await renderIn('en', <Picture image={image} alt="Hero" loading="eager" fetchPriority="high" />);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('says a blurred placeholder to nobody, and needs no inline style', () => {
    const html = renderToStaticMarkup(<Picture image={image} alt="Oak stairs" cover />);
    expect(html).toContain('data:image/webp;base64,AA');
    expect(html.match(/alt=""/g)).toHaveLength(1);
    expect(html).not.toContain('style=');
  });

  it('is one image without a placeholder', async () => {
    const { container } = await renderIn('en', <Picture image={{ url: '/a.svg' }} alt="" />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });
});
