/** Who drew the borders. Their licence asks every map to say it. */
export const MAP_CREDIT = "Borders: Surveyor General (OSGOF) and OCHA, 2019, CC BY-IGO 3.0";
