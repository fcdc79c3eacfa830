import type { ContactContent, JoinContent, SiteTexts } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import { SectionService } from '../base/section.service';
import type { SaveSiteTextsDto } from './site-texts.dto';
import { SITE_TEXTS_KEY, SITE_TEXTS_MODEL, type SiteTextsDocument } from './site-texts.schema';

const EMPTY_JOIN: JoinContent = {
  mainText: '',
  arMainText: '',
  sectionTitle: '',
  arSectionTitle: '',
  description: '',
  arDescription: '',
};
const EMPTY_CONTACT: ContactContent = { ...EMPTY_JOIN, subText: '', arSubText: '' };

/** The texts of a section by their paths in the document. */
const pathsOf = (section: string, texts: object = {}) =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [`${section}.${key}`, value]));

@Injectable()
export class SiteTextsService extends SectionService<SiteTextsDocument, SiteTexts> {
  constructor(@InjectModel(SITE_TEXTS_MODEL) texts: Model<SiteTextsDocument>) {
    super(texts, 'content', SITE_TEXTS_KEY);
  }

  /** Saves the texts that are there. @throws ApiError 412 as `ifMatch` says */
  save({ contact, join }: SaveSiteTextsDto, ifMatch?: IfMatch, by?: string): Promise<SiteTexts> {
    const texts = { ...pathsOf('contact', contact), ...pathsOf('join', join) };
    return this.saveFields(texts, ifMatch, by);
  }

  protected empty() {
    return { contact: EMPTY_CONTACT, join: EMPTY_JOIN };
  }

  protected toContent({ contact, join }: Partial<SiteTexts>): SiteTexts {
    return { contact: { ...EMPTY_CONTACT, ...contact }, join: { ...EMPTY_JOIN, ...join } };
  }
}
