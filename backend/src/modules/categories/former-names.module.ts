import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FORMER_NAME_MODEL, formerNameSchema } from './former-name.schema';
import { FormerNamesService } from './former-names.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: FORMER_NAME_MODEL, schema: formerNameSchema }])],
  providers: [FormerNamesService],
  exports: [FormerNamesService],
})
export class FormerNamesModule {}
