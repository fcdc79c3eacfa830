import type { Review } from '@manjara/contracts';
import { useSaveEntity } from '../../../hooks/useEntities';

export const useSaveReview = () => useSaveEntity<Review>('reviews');
