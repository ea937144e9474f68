#!/usr/bin/env node
"use strict";
// Node 22.1 and later keep what they compiled for the next start of the command.
require("node:module").enableCompileCache?.();
require("./command.cjs");
