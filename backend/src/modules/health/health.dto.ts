import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({
    enum: ['ok', 'disk_full'],
    description: '`disk_full`: what there is can be read and deleted, nothing new can be saved',
  })
  status: string;
}
