import { applyDecorators, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';

/** DELETE /{id}: moves an item to the trash. */
export const DeleteRoute = () =>
  applyDecorators(
    Delete(':id'),
    HttpCode(204),
    ApiAdmin(),
    ApiOperation({ summary: 'Moves it to the trash, where it stays for 30 days' }),
    ApiNoContentResponse({ description: 'It is in the trash' }),
    ApiUnknownId(),
  );

/** POST /{id}/restore: takes an item out of the trash. */
export const RestoreRoute = () =>
  applyDecorators(
    Post(':id/restore'),
    HttpCode(200),
    ApiAdmin(),
    ApiOperation({ summary: 'Takes it out of the trash, with its state and place' }),
    ApiUnknownId(),
  );
