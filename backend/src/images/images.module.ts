import { Module } from '@nestjs/common';
import { ImageProcessor } from './image-processor';

/** Inspection and rendering of pictures. */
@Module({ providers: [ImageProcessor], exports: [ImageProcessor] })
export class ImagesModule {}
