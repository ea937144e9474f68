// Asks the service through two generated packages: exact and whole.
package main

import (
	"context"
	"encoding/json"
	"log"
	"os"

	"example/exact"
	"example/whole"
)

func try(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	ctx, baseURL := context.Background(), os.Args[1]

	// From /v1/openapi.json?without=fields,ids,format: every field is there.
	client, err := exact.NewClientWithResponses(baseURL)
	try(err)
	q, limit := "guaranty trust", "1"
	banks, err := client.ListBanksWithResponse(ctx, &exact.ListBanksParams{Q: &q, Limit: &limit})
	try(err)
	state, err := client.GetStateWithResponse(ctx, "Lagos", nil)
	try(err)
	missing, err := client.GetStateWithResponse(ctx, "Atlantis", nil)
	try(err)
	shared, err := client.GetLgaWithResponse(ctx, "Surulere", nil)
	try(err)
	var states []string
	for _, lga := range *shared.JSON409.Error.Candidates {
		states = append(states, *lga.StateName)
	}

	// From /v1/openapi.json: the answer is one of two lists, and the second may lack fields and records.
	chooser, err := whole.NewClientWithResponses(baseURL)
	try(err)
	ids, fields := "gtbank,nobody", "id"
	chosen, err := chooser.ListBanksWithResponse(ctx, &whole.ListBanksParams{Ids: &ids, Fields: &fields})
	try(err)
	list, err := chosen.JSON200.AsBankFieldsOrNullList()
	try(err)
	found := []*string{}
	for _, bank := range list.Data {
		if bank == nil {
			found = append(found, nil)
		} else {
			found = append(found, bank.Id)
		}
	}

	try(json.NewEncoder(os.Stdout).Encode(map[string]any{
		"list":    banks.JSON200.Data[0].Id,
		"record":  state.JSON200.Data.Capital,
		"missing": []any{missing.StatusCode(), missing.JSON404.Error.Code},
		"shared":  []any{shared.StatusCode(), shared.JSON409.Error.Code, states},
		"chosen":  found,
	}))
}
