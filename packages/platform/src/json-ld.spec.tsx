import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

it('keeps what people typed inside its block', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028';
  const { container } = render(<JsonLd data={{ '@type': 'CreativeWork', name }} />);
  expect(container.innerHTML.match(/<script/g)).toHaveLength(1);
  const block = container.querySelector('script[type="application/ld+json"]')!;
  expect(JSON.parse(block.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: name.replace('\u2028', ''),
  });
});
