import { Module } from '@nestjs/common';
import { WorkshopModule } from '../workshop/workshop.module';
import { PdfCheck } from './pdf-check';

/** Judging of documents. */
@Module({ imports: [WorkshopModule], providers: [PdfCheck], exports: [PdfCheck] })
export class DocumentsModule {}
