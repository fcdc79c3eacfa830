import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CategoriesController } from '../categories/categories.controller';
import { ProductLinesService } from './product-lines.service';

@ApiTags('categories')
@Controller('product-lines')
export class ProductLinesController extends CategoriesController(
  ProductLinesService,
  "The production lines, in the owner's order",
) {}
