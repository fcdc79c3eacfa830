import type {
  AboutContent,
  AdminProfile,
  Box,
  ErasedPersonalData,
  ErrorBody,
  HeldPersonalData,
  HomeContent,
  LoginResult,
  Message,
  Partner,
  Product,
  Project,
  Question,
  Retention,
  RetentionChange,
  Review,
  SiteTexts,
  Value,
} from '../src';
import type { components } from '../src/generated/api';

/**
 * Holds the entities written by hand to those that the API describes of itself, in both
 * directions: a field that only one of them has is an error of the type check.
 */
type Schemas = components['schemas'];
type Same<Written, Generated extends Written> = Written extends Generated ? true : never;

export const held: [
  Same<AboutContent, Schemas['AboutContentDto']>,
  Same<AdminProfile, Schemas['AdminProfileDto']>,
  Same<Box, Schemas['BoxDto']>,
  Same<ErasedPersonalData, Schemas['ErasedPersonalDataDto']>,
  Same<ErrorBody, Schemas['ErrorBodyDto']>,
  Same<HeldPersonalData, Schemas['HeldPersonalDataDto']>,
  Same<HomeContent, Schemas['HomeContentDto']>,
  Same<LoginResult, Schemas['LoginResultDto']>,
  Same<Message, Schemas['MessageDto']>,
  Same<Partner, Schemas['PartnerDto']>,
  Same<Product, Schemas['ProductDto']>,
  Same<Project, Schemas['ProjectDto']>,
  Same<Question, Schemas['QuestionDto']>,
  Same<Retention, Schemas['RetentionDto']>,
  Same<RetentionChange, Schemas['RetentionChangeDto']>,
  Same<Review, Schemas['ReviewDto']>,
  Same<SiteTexts, Schemas['SiteTextsDto']>,
  Same<Value, Schemas['ValueDto']>,
] = [
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
  true,
];
