import { Module } from '@nestjs/common';
import { Workshop } from './workshop';

/** Work on foreign files in processes of their own. */
@Module({ providers: [Workshop], exports: [Workshop] })
export class WorkshopModule {}
