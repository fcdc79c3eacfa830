import { COMPANY } from './company';
import { LANGUAGES } from './languages';

it.each(LANGUAGES)('has one address in %s, in a line and in parts', (language) => {
  const { address, place } = COMPANY;
  expect(address[language]).toContain(place.street[language]);
  expect(address[language]).toContain(place.city[language]);
});
