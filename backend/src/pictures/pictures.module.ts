import { Module } from '@nestjs/common';
import { WorkshopModule } from '../workshop/workshop.module';
import { PictureWorkshop } from './picture-workshop';

/** Judging and rendering of pictures. */
@Module({
  imports: [WorkshopModule],
  providers: [PictureWorkshop],
  exports: [PictureWorkshop],
})
export class PicturesModule {}
