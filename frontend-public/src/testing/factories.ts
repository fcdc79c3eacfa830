import {
  NO_FACTS,
  type BilingualAltImage,
  type Box,
  type HomeContent,
  type Partner,
  type Product,
  type Project,
  type Review,
} from '@manjara/contracts';

const id = (number: number) => number.toString(16).padStart(24, '0');

const image = (name: string): BilingualAltImage => ({
  url: `/api/files/${name}.jpg`,
  width: 1440,
  height: 960,
  alt: `Picture of ${name}`,
  arAlt: `صورة ${name}`,
});

export const aHome = (parts: Partial<HomeContent> = {}): HomeContent => ({
  heroImage: image('hero'),
  mainText: 'Made of wood.',
  arMainText: 'خشب يبقى',
  heroDescription: 'We make interiors.',
  arHeroDescription: 'نصنع المساحات.',
  aboutDescription: 'One bench, one saw.',
  arAboutDescription: 'طاولة ومنشار.',
  aboutImages: [image('bench'), null, image('joint'), image('room')],
  ...parts,
});

export const aBox = (number: number): Box => ({
  _id: id(number),
  boxTitle: `Box ${number}`,
  arBoxTitle: `مربع ${number}`,
  boxText: `Text of box ${number}`,
  arBoxText: `نص المربع ${number}`,
});

export const aReview = (number: number): Review => ({
  _id: id(number),
  title: `Review ${number}`,
  arTitle: `رأي ${number}`,
  name: `Client ${number}`,
  arName: `عميل ${number}`,
  description: `Words ${number}`,
  arDescription: `كلمات ${number}`,
  createdAt: '2026-03-01T10:00:00.000Z',
  image: image(`review-${number}`),
});

export const aPartner = (number: number): Partner => ({
  _id: id(number),
  image: { ...image(`partner-${number}`), alt: `Partner ${number}` },
});

export const aProject = (number: number, parts: Partial<Project> = {}): Project => ({
  ...NO_FACTS,
  _id: id(number),
  name: `Project ${number}`,
  arName: `مشروع ${number}`,
  category: 'Hospitality',
  arCategory: 'الضيافة',
  description: `About project ${number}`,
  arDescription: `عن المشروع ${number}`,
  createdAt: '2026-03-01T10:00:00.000Z',
  image: image(`project-${number}`),
  secondaryImages: [],
  ...parts,
});

export const aProduct = (number: number, parts: Partial<Product> = {}): Product => ({
  _id: id(number),
  name: `Product ${number}`,
  arName: `منتج ${number}`,
  category: 'Doors',
  arCategory: 'الأبواب',
  createdAt: '2026-03-09T22:30:00.000Z',
  image: image(`product-${number}`),
  ...parts,
});
