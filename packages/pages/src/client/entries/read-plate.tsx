import { plateResult } from "../../tools/plate/plate-result.tsx";
import { showLive } from "../tools/live.tsx";

showLive(plateResult);
