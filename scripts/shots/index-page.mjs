import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const PICTURE = /^(?<screen>.+)-(?<language>ar|en)-(?<width>\d+)\.png$/;

const cell = ({ file, language, width }) => `
      <figure lang="${language}">
        <a href="${file}"><img src="${file}" alt="" loading="lazy" width="${width}"></a>
        <figcaption>${language} · ${width}</figcaption>
      </figure>`;

const section = (name, pictures) => `
    <section id="${name}">
      <h2><a href="#${name}">${name}</a></h2>${pictures.map(cell).join('')}
    </section>`;

const page = (names, sections) => `<!DOCTYPE html>
<html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Screens of Manjara</title>
  <style>
    body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; background: #eee8dd; color: #231a14 }
    nav { columns: 14rem; margin-block: 1rem 3rem }
    nav a, h2 a { color: inherit }
    section { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block: 3rem }
    h2 { flex: 100%; margin: 0; font-size: 1.25rem; position: sticky; inset-block-start: 0; background: #eee8dd }
    figure { margin: 0 }
    img { display: block; max-inline-size: 45vw; block-size: auto; box-shadow: 0 0 0 1px #0002 }
  </style>
  <h1>Screens of Manjara</h1>
  <nav>${names.map((name) => `<a href="#${name}">${name}</a><br>`).join('')}</nav>${sections}
</html>
`;

/** Removes the pictures of an earlier run, and nothing else that lies in the folder. */
export async function removePictures(folder) {
  const files = await readdir(folder).catch(() => []);
  for (const file of files) if (PICTURE.test(file)) await rm(path.join(folder, file));
}

/** Writes a page that shows both languages of each screen side by side; answers its path. */
export async function writeIndex(folder, order) {
  const pictures = (await readdir(folder)).flatMap((file) => {
    const found = PICTURE.exec(file)?.groups;
    return found ? [{ file, ...found }] : [];
  });
  const rank = (name) => (order.includes(name) ? order.indexOf(name) : order.length);
  const names = [...new Set(pictures.map(({ screen }) => screen))].sort(
    (a, b) => rank(a) - rank(b),
  );
  const sections = names.map((name) => {
    const own = pictures.filter(({ screen }) => screen === name);
    own.sort((a, b) => a.width - b.width || a.language.localeCompare(b.language));
    return section(name, own);
  });
  const file = path.join(folder, 'index.html');
  await writeFile(file, page(names, sections.join('')));
  return file;
}
